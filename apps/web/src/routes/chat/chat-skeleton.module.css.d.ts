export declare const chat: string;
export declare const conversation: string;
export declare const head: string;
export declare const isOpen: string;
export declare const list: string;
export declare const name: string;
export declare const rows: string;
export declare const title: string;
