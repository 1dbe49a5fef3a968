#!/usr/bin/env bash
# The script of Astro's ClientRouter, as a site with it is built; it stays in .ci/astro. The package is too large to be among ours.
set -euo pipefail
cd "$(dirname "$0")"
[ -d astro ] && exit

site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT
mkdir -p "$site/src/pages"
cat > "$site/package.json" <<'JSON'
{ "private": true, "type": "module", "dependencies": { "astro": "5.9.4" } }
JSON
cat > "$site/src/pages/index.astro" <<'ASTRO'
---
import { ClientRouter } from 'astro:transitions'
---
<html lang="en"><head><ClientRouter /></head><body></body></html>
ASTRO
(
  cd "$site"
  npm install --no-audit --no-fund
  ASTRO_TELEMETRY_DISABLED=1 npx astro build
)
mkdir astro
cp "$site"/dist/_astro/ClientRouter*.js astro/router.js
