export declare const met: string;
export declare const needs: string;
export declare const terms: string;
