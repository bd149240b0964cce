export declare const iconButton: string;
export declare const small: string;
export declare const switcher: string;
