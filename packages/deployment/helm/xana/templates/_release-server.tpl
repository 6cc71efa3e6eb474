{{/* One claim keeps what the release server must not forget: the folders of trust and webhooks, and the working copy of a bucket. */}}
{{- define "xana.releaseServerMounts" -}}
{{- $isBucket := ne .root.Values.releases.bucket.url "" -}}
- { name: {{ ternary "own" "releases" $isBucket }}, mountPath: /srv/releases{{ if $isBucket }}, subPath: releases{{ end }} }
- { name: own, mountPath: /srv/trust, subPath: trust }
- { name: own, mountPath: /srv/webhooks, subPath: webhooks }
- { name: health, mountPath: /srv/health }
- { name: keys, mountPath: /run/release-keys, readOnly: true }
- { name: settings, mountPath: /srv/settings, readOnly: true }
- { name: identity, mountPath: /srv/identity, readOnly: true }
- { name: tmp, mountPath: /tmp }
{{- if .root.Values.releaseServer.webhooksSecret }}
- { name: webhooks, mountPath: /run/webhooks, readOnly: true }
{{- end }}
{{- end }}

{{- define "xana.releaseServerVolumes" -}}
{{ include "xana.releaseVolumes" . }}
- name: own
  persistentVolumeClaim: { claimName: {{ include "xana.claimName" . }} }
- name: identity
  configMap: { name: {{ .root.Release.Name }}-release-identity }
{{- with .root.Values.releaseServer.webhooksSecret }}
- name: webhooks
  secret: { secretName: {{ . }}, defaultMode: 0440 }
{{- end }}
{{- end }}
