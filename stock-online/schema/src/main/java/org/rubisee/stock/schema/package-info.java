/**
 * The database of Stock-OnLine: its four tables, its data, and whether that data is sound. {@link
 * org.rubisee.stock.schema.StockData} is what the loader knows of it.
 */
package org.rubisee.stock.schema;
