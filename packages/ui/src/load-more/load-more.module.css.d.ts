export declare const listend: string;
