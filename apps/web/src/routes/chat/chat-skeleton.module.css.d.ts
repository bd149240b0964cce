export declare const chat: string;
export declare const isOpen: string;
export declare const list: string;
export declare const rows: string;
export declare const title: string;
