/** What customers of Stock-OnLine do: iterations of 43 transactions. */
package org.rubisee.stock.customers;
