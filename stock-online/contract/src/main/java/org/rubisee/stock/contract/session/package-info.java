/** What the shared tests look at in Stock-OnLine. */
package org.rubisee.stock.contract.session;
