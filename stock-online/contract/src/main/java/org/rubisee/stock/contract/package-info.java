/** The contract of all implementations of Stock-OnLine: the same pages and the same rows. */
package org.rubisee.stock.contract;
