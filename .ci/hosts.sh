#!/usr/bin/env bash
# Files of real pages that our elements have to live in: a block theme of WordPress, prototype.js and MooTools, out of
# Debian's packages. They are fetched, not installed, and stay in .ci/hosts.
set -euo pipefail
cd "$(dirname "$0")"
[ -d hosts ] && exit

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A mirror that does not answer must not hold the gate up.
impatient=(-o Acquire::Retries=1 -o Acquire::http::Timeout=20)
./as-root apt-get "${impatient[@]}" update
(
  cd "$work"
  apt-get "${impatient[@]}" -o APT::Sandbox::User=root download \
    wordpress wordpress-theme-twentytwentythree libjs-prototype libjs-mootools
  for package in *.deb; do dpkg -x "$package" .; done
)

share=$work/usr/share
mkdir "$work/hosts"
cp "$share/wordpress/wp-includes/css/dist/block-library/style.min.css" "$work/hosts/block-library.css"
cp "$share/wordpress/wp-includes/css/dist/block-library/theme.min.css" "$work/hosts/block-theme.css"
cp "$share/wordpress/wp-content/themes/twentytwentythree/theme.json" "$work/hosts/theme.json"
cp "$share/javascript/prototype/prototype.js" "$work/hosts/prototype.js"
cp "$share/javascript/mootools/mootools.js" "$work/hosts/mootools.js"
mv "$work/hosts" hosts
