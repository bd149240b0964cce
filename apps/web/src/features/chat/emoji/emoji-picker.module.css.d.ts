export declare const emojiGrid: string;
export declare const emojiNone: string;
export declare const emojiTitle: string;
export declare const emojis: string;
export declare const menu: string;
