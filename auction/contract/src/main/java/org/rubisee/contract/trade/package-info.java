/** Ways through the auction site, and rows that the suite stores and compares. */
package org.rubisee.contract.trade;
