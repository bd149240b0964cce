export declare const coming: string;
