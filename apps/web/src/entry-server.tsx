export { makeRenderer, type Renderer, type RenderedPage, type RenderRequest, type Site } from './routes/server/make-renderer.tsx';
