export { categoryLabels } from './labels.ts';
export { ProductCard } from './products/product-card.tsx';
