export declare const views: string;
