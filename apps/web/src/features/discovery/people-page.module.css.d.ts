export declare const pageHead: string;
export declare const peoplePage: string;
