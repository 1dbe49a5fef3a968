#!/usr/bin/env bash
# What tests/browser/embedding/wordpress.story.ts runs: Debian's WordPress with a block theme and a classic one, PHP and MariaDB.
# No service is started; each run has a database and a site of its own in a temporary folder.
set -euo pipefail
cd "$(dirname "$0")"

printf '#!/bin/sh\nexit 101\n' | ./as-root tee /usr/sbin/policy-rc.d > /dev/null
./as-root chmod +x /usr/sbin/policy-rc.d
./as-root apt-get update
./as-root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  wordpress wordpress-theme-twentytwentythree wordpress-theme-twentytwentyone php-cli php-mysql mariadb-server chromium
