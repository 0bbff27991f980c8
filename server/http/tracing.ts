import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { App } from './app-type.ts'
import { onResponseEnd } from './response-end.ts'

/** Maximum time that the server waits during shutdown to send the last spans. */
const FLUSH_LIMIT_MS = 2000

/**
 * Sends a span for each request to an OpenTelemetry collector (OTLP over HTTP). The SDK reads OpenTelemetry's other
 * variables (`OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_EXPORTER_OTLP_HEADERS`). A visitor's `traceparent`
 * is ignored, because anyone can send one.
 * @param endpoint base URL of the collector, without `/v1/traces`
 */
export function traceRequests(app: App, endpoint: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'boltspan' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('boltspan')

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, routeOptions } = request
    const route = routeOptions.url
    const span = tracer.startSpan(route ? `${method} ${route}` : method, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        // Omit the query, because it may contain personal data.
        'url.path': url.split('?', 1)[0] ?? '',
        'boltspan.request_id': request.id,
        ...(route ? { 'http.route': route } : {}),
      },
    })
    onResponseEnd(reply, (isComplete) => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (!isComplete || reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      if (!isComplete) span.setAttribute('error.type', 'aborted')
      span.end()
    })
    done()
  })

  app.addHook('onClose', async () => {
    const limit = AbortSignal.timeout(FLUSH_LIMIT_MS)
    const late = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve(), { once: true }))
    // Ignore an unreachable collector, because it must not prevent the server from stopping.
    await Promise.race([provider.shutdown().catch(() => {}), late])
  })
}
