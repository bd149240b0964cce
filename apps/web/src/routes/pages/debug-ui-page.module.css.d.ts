export declare const stories: string;
