export { categoryLabels } from './labels.ts';
export { ProductCard } from './product-card.tsx';
