{{/* Dict with root, component, ingress and egress: lists of rules as YAML. */}}
{{- define "xana.networkPolicy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "xana.metadata" . | nindent 2 }}
  {{- with .annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  podSelector:
    matchLabels:
      {{- include "xana.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  {{- with .ingress }}
  ingress:
    {{- . | trim | nindent 4 }}
  {{- end }}
  egress:
    - to:
        {{- toYaml .root.Values.networkPolicy.dns | nindent 8 }}
      ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
    {{- with .egress }}
    {{- . | trim | nindent 4 }}
    {{- end }}
    {{- with .extra }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
{{- end }}

{{/* A service outside of the chart: a dict with peers and port. */}}
{{- define "xana.egressTo" -}}
- ports: [{ port: {{ .port }}, protocol: TCP }]
  {{- with .peers }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{/* The internet over TLS, without the networks of the cluster and of its nodes (SSRF). */}}
{{- define "xana.egressToInternet" -}}
{{- $except := .Values.networkPolicy.internetExcept -}}
- ports: [{ port: 443, protocol: TCP }]
  to:
    - ipBlock: { cidr: 0.0.0.0/0, except: {{ toJson $except.v4 }} }
    - ipBlock: { cidr: "::/0", except: {{ toJson $except.v6 }} }
{{- end }}

{{/* Dict with root and ports (a list), from the Ingress controllers. */}}
{{- define "xana.ingressFromControllers" -}}
- from:
    {{- toYaml .root.Values.networkPolicy.ingressControllers | nindent 4 }}
  ports:
    {{- range .ports }}
    - { port: {{ . }}, protocol: TCP }
    {{- end }}
{{- end }}

{{- define "xana.siteEgress" -}}
# Describes pages to crawlers.
- to:
    - podSelector:
        matchLabels:
          {{- include "xana.selector" (dict "root" . "component" "platform") | nindent 10 }}
  ports: [{ port: 4000, protocol: TCP }]
{{ include "xana.egressToStore" . }}
{{- end }}

{{- define "xana.platformIngress" -}}
{{- $ports := list 4000 4001 4002 4003 }}
{{- if .Values.platform.operators.origin }}
{{- $ports = append $ports 4005 }}
{{- end }}
{{ include "xana.ingressFromControllers" (dict "root" . "ports" $ports) }}
# The page server describes pages to crawlers.
- from:
    - podSelector:
        matchLabels:
          {{- include "xana.selector" (dict "root" . "component" "site") | nindent 10 }}
  ports: [{ port: 4000, protocol: TCP }]
{{- with .Values.networkPolicy.monitoring }}
- from:
    {{- toYaml . | nindent 4 }}
  ports: [{ port: 4004, protocol: TCP }]
{{- end }}
{{- end }}

{{- define "xana.platformEgress" -}}
{{ include "xana.egressTo" .Values.networkPolicy.database }}
{{ include "xana.egressTo" .Values.networkPolicy.redis }}
{{ include "xana.egressToInternet" . }}
{{- end }}
