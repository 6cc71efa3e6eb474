#!/bin/sh
# Copies what a service needs of the Node image into a folder: node, the shared libraries it loads, the users, and folders that its user may write.
set -eu
target="$1"
node="$(command -v node)"
mkdir -p "$target/usr/local/bin" "$target/etc" "$target/tmp" "$target/srv/xana"
chmod 1777 "$target/tmp"
# Symbols are 18 MB. Stack traces of JavaScript do not need them.
strip -o "$target/usr/local/bin/node" "$node"
ldd "$node" | grep -o '/[^ ]*' | while read -r library; do cp --parents --dereference "$library" "$target"; done
# Image processing (libvips) needs one more library than Node.
libraries="$(dirname "$(ldd "$node" | grep -o '/[^ ]*libc\.so\.6')")"
cp --parents --dereference "$libraries/libresolv.so.2" "$target"
cp /etc/passwd /etc/group /etc/nsswitch.conf "$target/etc/"
for folder in data releases health trust webhooks compile-cache; do
  mkdir "$target/srv/$folder"
  chown 1000:1000 "$target/srv/$folder"
done
