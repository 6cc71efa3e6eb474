{{/* Variables of the services that read or change the release store. Dict with root, key (path of RELEASE_KEY or empty) and access. */}}
{{- define "xana.releaseEnvironment" -}}
{{- $releases := .root.Values.releases -}}
- name: RELEASE_STORE
  value: /srv/releases
- name: PAGE_SETTINGS
  value: /srv/settings/page-settings.json
- name: HEALTH_DIRECTORY
  value: /srv/health
- name: RELEASE_ROOT
  value: /run/release-keys/root.json
- name: TRUST_DIRECTORY
  value: /srv/trust
{{- with .key }}
- name: RELEASE_KEY
  value: {{ . }}
{{- end }}
{{- with .root.Values.platform.environment.STRIPE_PUBLIC_KEY }}
- name: STRIPE_PUBLIC_KEY
  value: {{ quote . }}
{{- end }}
{{- if $releases.bucket.url }}
- name: RELEASE_BUCKET
  value: {{ $releases.bucket.url }}
- name: RELEASE_BUCKET_REGION
  value: {{ $releases.bucket.region }}
- name: RELEASE_BUCKET_POLL_MS
  value: {{ $releases.bucket.pollMilliseconds | int | quote }}
{{- $writer := $releases.bucket.existingSecret }}
{{- $secret := ternary ($releases.bucket.readerSecret | default $writer) $writer (eq .access "read") }}
{{- range list "RELEASE_BUCKET_KEY_ID" "RELEASE_BUCKET_SECRET" }}
- name: {{ . }}
  valueFrom:
    secretKeyRef: { name: {{ $secret }}, key: {{ . }} }
{{- end }}
{{- end }}
{{- end }}

{{/* With `access`, read or write. A working copy of a bucket is always written. */}}
{{- define "xana.releaseMounts" -}}
{{- $isBucket := ne .root.Values.releases.bucket.url "" -}}
- { name: releases, mountPath: /srv/releases, readOnly: {{ and (eq .access "read") (not $isBucket) }} }
- { name: health, mountPath: /srv/health }
- { name: trust, mountPath: /srv/trust }
- { name: keys, mountPath: /run/release-keys, readOnly: true }
- { name: settings, mountPath: /srv/settings, readOnly: true }
- { name: tmp, mountPath: /tmp }
{{- end }}

{{/* Volumes of those mounts. `keys`: the names of files of the Secret; empty: all. */}}
{{- define "xana.releaseVolumes" -}}
{{- $releases := .root.Values.releases -}}
{{- if not $releases.bucket.url }}
- name: releases
  persistentVolumeClaim: { claimName: {{ include "xana.claimName" (dict "root" .root "component" "releases" "storage" $releases.storage) }} }
{{- else if ne .component "release-server" }}
- name: releases
  emptyDir: {}
{{- end }}
- name: health
  {{- if $releases.health.enabled }}
  persistentVolumeClaim: { claimName: {{ include "xana.claimName" (dict "root" .root "component" "health" "storage" $releases.health) }} }
  {{- else }}
  emptyDir: {}
  {{- end }}
- name: keys
  secret:
    secretName: {{ $releases.existingSecret }}
    defaultMode: 0440
    {{- with .keys }}
    items:
      {{- range . }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
    {{- end }}
- name: settings
  configMap: { name: {{ .root.Release.Name }}-page-settings }
- name: tmp
  emptyDir: {}
{{- end }}

{{/* Egress of what reads or changes the store: a bucket, if that is the store. */}}
{{- define "xana.egressToStore" -}}
{{- if .Values.releases.bucket.url }}
{{- include "xana.egressToInternet" . }}
{{- end }}
{{- end }}

{{- define "xana.settingsHash" -}}
{{ toJson .Values.pageSettings | sha256sum }}
{{- end }}
