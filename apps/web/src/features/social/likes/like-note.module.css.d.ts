export declare const iconButton: string;
export declare const likeNote: string;
export declare const likeWords: string;
export declare const warning: string;
