/** What calls and statements cost, and how much of an interaction they explain. */
package org.rubisee.bench.costs;
