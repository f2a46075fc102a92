#!/usr/bin/env bash
# Makes sure that a Chromium for the browser tests is there: installs Debian's own as root, else says what to install.
set -euo pipefail

for name in chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name" > /dev/null; then exit 0; fi
done

if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
  echo "Installing Chromium for the browser tests"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium > /dev/null
  exit 0
fi

echo "The browser tests need Chromium on PATH (chromium, chromium-browser or google-chrome)." >&2
echo "On Debian or Ubuntu: sudo apt-get install chromium. On Fedora: sudo dnf install chromium. On macOS: brew install --cask chromium." >&2
exit 1
