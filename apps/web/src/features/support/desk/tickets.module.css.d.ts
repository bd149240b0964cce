export declare const grow: string;
export declare const head: string;
export declare const others: string;
export declare const own: string;
export declare const priority: string;
export declare const words: string;
