package org.rubisee.jpaweb;

import org.rubisee.contract.shared.DeploymentContract;

/** jpa is the same site however its tiers are connected. */
class JpaDeploymentIT extends DeploymentContract {}
