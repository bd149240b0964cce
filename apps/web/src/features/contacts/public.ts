export { ContactButton } from './contact-button.tsx';
export { ContactCard } from './contact-card.tsx';
