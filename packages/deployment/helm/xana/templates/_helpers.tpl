{{/* Arguments are a dict with `root` (the context of the chart) and `component` unless a comment names others. */}}

{{- define "xana.name" -}}
{{ .root.Release.Name }}-{{ .component }}
{{- end }}

{{/* Labels that never change: selectors of Deployments are immutable. */}}
{{- define "xana.selector" -}}
app.kubernetes.io/name: xana
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "xana.metadata" -}}
name: {{ include "xana.name" . }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "xana.labels" . | nindent 2 }}
{{- end }}

{{- define "xana.labels" -}}
{{ include "xana.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* `image`: a name in `images`. Each of our images has the tag of the chart. */}}
{{- define "xana.image" -}}
{{- $images := .root.Values.images -}}
image: {{ with $images.registry }}{{ . }}/{{ end }}{{ get $images .image }}:{{ $images.tag | default .root.Chart.AppVersion }}
imagePullPolicy: {{ $images.pullPolicy }}
{{- end }}

{{/* What every pod has. The images run as user 1000, which owns what it writes to volumes. */}}
{{- define "xana.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* What every container has. It writes to volumes alone. */}}
{{- define "xana.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Pods of a Deployment, on different nodes and zones as far as there are any. */}}
{{- define "xana.spread" -}}
serviceAccountName: {{ .root.Release.Name }}
topologySpreadConstraints:
  {{- if .root.Values.topologySpreadConstraints }}
  {{- toYaml .root.Values.topologySpreadConstraints | nindent 2 }}
  {{- else }}
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "xana.selector" $ | nindent 8 }}
    matchLabelKeys: [pod-template-hash]
  {{- end }}
  {{- end }}
{{- end }}

{{/* Dict with port, path of readiness, and path of startup (default: /health). A start may take five minutes, for migrations; a blocked process is
  restarted after one. */}}
{{- define "xana.probes" -}}
startupProbe:
  httpGet: { path: {{ .startup | default "/health" }}, port: {{ .port }} }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 150
readinessProbe:
  httpGet: { path: {{ .path }}, port: {{ .port }} }
  periodSeconds: 5
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet: { path: /health, port: {{ .port }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end }}

{{/* One pod at a time is evicted, also where there is one. */}}
{{- define "xana.disruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "xana.metadata" . | nindent 2 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "xana.selector" . | nindent 6 }}
{{- end }}

{{/* `values`: with `replicas` and `autoscaling`. */}}
{{- define "xana.autoscaler" -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "xana.metadata" . | nindent 2 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "xana.name" . }} }
  minReplicas: {{ .values.replicas }}
  maxReplicas: {{ .values.autoscaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .values.autoscaling.cpuPercent }} }
{{- end }}

{{/* `storage`: existingClaim, storageClass and size; `mode`: of access. What it has outlives the release of the chart. */}}
{{- define "xana.claim" -}}
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  {{- include "xana.metadata" . | nindent 2 }}
  annotations:
    helm.sh/resource-policy: keep
spec:
  accessModes: [{{ .mode }}]
  {{- with .storage.storageClass }}
  storageClassName: {{ . }}
  {{- end }}
  resources: { requests: { storage: {{ .storage.size }} } }
{{- end }}

{{- define "xana.claimName" -}}
{{ .storage.existingClaim | default (include "xana.name" .) }}
{{- end }}
