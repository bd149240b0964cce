export declare const pageHub: string;
