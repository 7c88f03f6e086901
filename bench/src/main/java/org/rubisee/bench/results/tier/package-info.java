/** What each tier used, second by second, and the evidence beside it. */
package org.rubisee.bench.results.tier;
