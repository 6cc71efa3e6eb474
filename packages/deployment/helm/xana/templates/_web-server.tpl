{{/* Files of the web server, from the templates that docker-compose.yml uses. One port: the host names the microfrontend. */}}
{{- define "xana.webServer" -}}
nginx.conf: |
  {{- .Files.Get "files/nginx.conf" | nindent 2 }}
trusted-proxies.conf: |
  {{- range .Values.platform.trustedProxies }}
  set_real_ip_from {{ . }};
  {{- end }}
server-site.conf: |
  {{- $site := include "xana.hostOf" .Values.pageSettings.config.origins.site }}
  {{- include "xana.nginxServer" (dict "root" . "file" "site" "host" $site "name" "") | nindent 2 }}
{{- $byHost := dict }}
{{- range $name, $origin := omit .Values.pageSettings.origins "shell" }}
  {{- $host := include "xana.hostOf" $origin }}
  {{- $_ := set $byHost $host (append (get $byHost $host | default list) $name) }}
{{- end }}
{{- range $host, $names := $byHost }}
{{- $name := ternary (first $names) (printf "(?:%s)" (join "|" $names)) (eq (len $names) 1) }}
server-{{ $host }}.conf: |
  {{- include "xana.nginxServer" (dict "root" $ "file" "artifacts" "host" $host "name" $name) | nindent 2 }}
{{- end }}
{{- end }}

{{/* Dict with root, file, host and name (of the microfrontend, or a pattern of several). */}}
{{- define "xana.nginxServer" -}}
{{- $listen := printf "listen 8080;\n  server_name %s;" .host -}}
{{- .root.Files.Get (printf "files/nginx/%s.conf.template" .file)
  | replace "listen ${PORT};" $listen
  | replace "${NAME}" .name
  | replace "${RELEASES}" "/srv/releases"
  | replace "${PAGE}" "127.0.0.1:3000" }}
{{- end }}
