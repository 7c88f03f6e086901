/** Gates: which trials count, and why others do not. */
package org.rubisee.bench.results.gate;
