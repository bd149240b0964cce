export declare const reason: string;
