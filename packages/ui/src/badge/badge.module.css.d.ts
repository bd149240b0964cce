export declare const badge: string;
