export declare const scrollPill: string;
