/** A module of its own, so that its two megabytes come with this page only. */
import 'swagger-ui-dist/swagger-ui.css';
// @ts-expect-error The package has no types of its own.
import drawSwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle';

interface SwaggerRequest {
  url: string;
  headers: Record<string, string>;
}

/** Draws the documentation of `spec` into `domNode`. */
export const SwaggerUI = drawSwaggerUi as (options: {
  domNode: HTMLElement;
  spec: object;
  docExpansion: 'none';
  defaultModelsExpandDepth: number;
  displayOperationId: boolean;
  filter: boolean;
  requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
}) => unknown;
