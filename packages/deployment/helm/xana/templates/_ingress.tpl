{{/* `origin`. @returns its host, without the port. */}}
{{- define "xana.hostOf" -}}
{{ regexReplaceAll ":[0-9]+$" (urlParse .).host "" }}
{{- end }}

{{/* Dict with root, component, annotations, tls (name of a Secret or empty) and rules: a list of dicts with origin, service, port and path. */}}
{{- define "xana.ingress" -}}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  {{- include "xana.metadata" . | nindent 2 }}
  {{- with .annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .root.Values.ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with .tls }}
  tls:
    - secretName: {{ . }}
      hosts:
        {{- range $.rules }}
        - {{ include "xana.hostOf" .origin }}
        {{- end }}
  {{- end }}
  rules:
    {{- range .rules }}
    - host: {{ include "xana.hostOf" .origin }}
      http:
        paths:
          - path: {{ .path | default "/" }}
            pathType: Prefix
            backend: { service: { name: {{ $.root.Release.Name }}-{{ .service }}, port: { name: {{ .port }} } } }
    {{- end }}
{{- end }}
