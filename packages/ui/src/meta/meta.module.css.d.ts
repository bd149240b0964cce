export declare const meta: string;
