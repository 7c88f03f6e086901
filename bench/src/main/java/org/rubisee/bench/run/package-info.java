/**
 * The engine of all runs. A run is a plan of units in an order that a seed decides. The engine
 * makes the folder, keeps the plan, runs unit after unit, and concludes; a kind of run says how a
 * unit is prepared, loaded, recorded and judged.
 */
package org.rubisee.bench.run;
