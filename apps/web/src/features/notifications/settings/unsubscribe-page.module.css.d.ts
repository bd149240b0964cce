export declare const doorPage: string;
