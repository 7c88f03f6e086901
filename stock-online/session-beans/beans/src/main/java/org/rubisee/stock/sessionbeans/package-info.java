/**
 * Stock-OnLine as one stateless session bean with SQL. A transaction that writes is begun and
 * committed by the bean; one that only reads is a single statement and needs none.
 */
package org.rubisee.stock.sessionbeans;
