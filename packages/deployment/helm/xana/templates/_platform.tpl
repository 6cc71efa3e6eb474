{{/* Variables of the platform. The names are those of files/platform-variables.json, which the test compares with the platform. */}}
{{- define "xana.platformEnvironment" -}}
{{- $platform := .Values.platform -}}
{{- $origins := .Values.pageSettings.config.origins -}}
{{- $names := .Files.Get "files/platform-variables.json" | fromJson -}}
{{- $set := dict
  "SITE_ORIGIN" $origins.site
  "API_ORIGIN" $origins.api
  "MARKETPLACE_ORIGIN" $origins.marketplace
  "CHAT_ORIGIN" $origins.chat
  "MEDIA_ORIGIN" $origins.media
  "API_PORT" "4000"
  "MARKETPLACE_PORT" "4001"
  "CHAT_PORT" "4002"
  "MEDIA_PORT" "4003"
  "METRICS_PORT" "4004"
  "METRICS_HOST" "0.0.0.0"
  "LISTEN_HOST" "0.0.0.0"
  "TRUSTED_PROXIES" (join "," $platform.trustedProxies)
  "DATA_DIRECTORY" "/srv/data"
  "DRAIN_SECONDS" (toString $platform.drainSeconds)
  "STATIC_FILES" (ternary "/srv/menu" "" (gt (len $platform.menu) 0))
  "OPERATOR_ORIGIN" $platform.operators.origin
  "OPERATOR_PORT" (ternary "4005" "" (ne $platform.operators.origin ""))
-}}
{{- $all := merge $set $platform.environment -}}
{{- range $name := concat $names.setByChart $names.environment | sortAlpha }}
{{- with get $all $name }}
- name: {{ $name }}
  value: {{ quote . }}
{{- end }}
{{- end }}
{{- range $name := concat $names.required $names.secret | sortAlpha }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef: { name: {{ $platform.existingSecret }}, key: {{ $name }}{{ if has $name $names.secret }}, optional: true{{ end }} }
{{- end }}
{{- end }}
