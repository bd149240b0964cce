import { Filled, type IconProps } from './icon.tsx';
import { messageBubblePath } from './message-bubble-path.ts';

export const MessageCircleFilledIcon = (props: IconProps) => <Filled {...props} d={messageBubblePath} />;
