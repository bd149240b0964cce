export declare const peoplePage: string;
