export declare const facts: string;
export declare const state: string;
export declare const thread: string;
export declare const ticketLink: string;
export declare const tickets: string;
